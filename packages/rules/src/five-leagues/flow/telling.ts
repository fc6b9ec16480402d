import { partySeats } from '../figures';
import type { Always } from '../steps/step';
import { planned, refused } from '../steps/step';
import { spendStory } from './story';

/**
 * The story itself: for a Story Point something fitting happens; what makes life harder costs nothing. What is told is
 * read by everyone, and what it changes on the table is put right by agreement [FL-BAT-205].
 */
export const telling: Always = {
  dos: ['tell-story'],
  lapses: false,
  offers: (state, seat) =>
    partySeats(state).includes(seat) && state.round > 0
      ? [{ needs: 'place', do: 'tell-story', draft: { do: 'tell-story' } }]
      : [],
  plan: (state, seat, intent) => {
    if (intent.do !== 'tell-story') return refused({ code: 'step/not-now', rule: 'FL-BAT-205' });
    const { text, harder } = intent;
    if (!partySeats(state).includes(seat)) return refused({ code: 'story/party-only', rule: 'FL-BAT-205' });
    if (state.round === 0) return refused({ code: 'story/not-begun', rule: 'FL-BAT-205' });
    if (!harder && state.storyPoints === 0) return refused({ code: 'story/none-left', rule: 'FL-BAT-205' });
    return planned({
      marks: [],
      notes: harder ? [] : [{ code: 'story-left', because: 'FL-BAT-205', detail: { left: state.storyPoints - 1 } }],
      enact: (tale) => {
        if (!harder) spendStory(tale, seat, '', 'story');
        tale.add({ type: 'storyTold', seat, text, harder });
      },
    });
  },
  draft: () => ({ is: 'unfinished', needs: 'text', marks: [] }),
  sample: (state) => ({ do: 'tell-story', text: 'A horn sounds far off', harder: state.storyPoints === 0 }),
};
