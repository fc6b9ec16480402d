import { Choice } from '../parts/choice';
import { type Settings, useSettings } from './settings-store';
import { playCue } from './sound';

/** Looks, motion and sound of this browser. Nothing here touches the battle. */
export function SettingsPanel() {
  const settings = useSettings();
  const check = (key: keyof Settings, label: string, hint: string) => (
    <label className="check">
      <input
        type="checkbox"
        checked={settings[key] === true}
        onChange={(event) => {
          settings.set({ [key]: event.target.checked });
          if (key === 'sound' && event.target.checked) playCue('turn');
        }}
      />
      <span>
        <b>{label}</b> <span className="soft small">{hint}</span>
      </span>
    </label>
  );
  return (
    <div className="column">
      <div className="field">
        <span className="caps">Light</span>
        <Choice
          label="Light"
          value={settings.theme}
          options={[
            { value: 'device', label: 'As the device' },
            { value: 'day', label: 'Parchment' },
            { value: 'evening', label: 'Evening' },
          ]}
          onChange={(theme) => settings.set({ theme })}
        />
      </div>
      <div className="field">
        <span className="caps">Motion</span>
        <Choice
          label="Motion"
          value={settings.motion}
          options={[
            { value: 'device', label: 'As the device' },
            { value: 'full', label: 'Glide' },
            { value: 'still', label: 'Still' },
          ]}
          onChange={(motion) => settings.set({ motion })}
        />
      </div>
      <div className="field">
        <span className="caps">Banners</span>
        <Choice
          label="Banner size"
          value={settings.banners}
          options={[
            { value: 1, label: 'As drawn' },
            { value: 1.25, label: 'Larger' },
            { value: 1.5, label: 'Largest' },
          ]}
          onChange={(banners) => settings.set({ banners: banners as Settings['banners'] })}
        />
      </div>
      {check('contrast', 'High contrast table', 'Flat ground, white outlines.')}
      {check('instantDice', 'Instant dice', 'Faces at once, no tumbling.')}
      {check('sound', 'Sound', 'A knock for a move, a rattle for dice, a bell when it is your turn.')}
      {check('narration', 'Narration', 'Each event as one sentence for a screen reader.')}
    </div>
  );
}
