/** The only source of chance. Faces are 1..sides. The referee records every call; a replay never rolls. */
export interface Dice {
  roll(count: number, sides: number): readonly number[];
}

/** One call of `roll`, as the log keeps it. */
export interface Roll {
  readonly count: number;
  readonly sides: number;
  readonly faces: readonly number[];
}

/** Dice with faces laid down beforehand: for tests, and for deciding a logged entry again. */
export interface ScriptedDice extends Dice {
  /** Faces not rolled yet. */
  left(): number;
  /** Throws where faces are left: a story in which a die was never rolled is not the story told. */
  done(): void;
}

/**
 * Dice that show the given faces in order, whatever is asked for. Throws when they run out, or when a face does not
 * exist on the die asked for: both are mistakes of the script, never of a player.
 */
export function scriptedDice(faces: readonly number[]): ScriptedDice {
  let next = 0;
  return {
    roll(count, sides) {
      const shown = faces.slice(next, next + count);
      if (shown.length < count) throw new Error(`scripted dice ran out: asked for ${count}d${sides}`);
      const wrong = shown.find((face) => !Number.isInteger(face) || face < 1 || face > sides);
      if (wrong !== undefined) throw new Error(`scripted dice: no face ${wrong} on a d${sides}`);
      next += count;
      return shown;
    },
    left: () => faces.length - next,
    done() {
      if (next < faces.length) throw new Error(`scripted dice: ${faces.length - next} left over`);
    },
  };
}

/** Shows recorded rolls again, and insists that the same dice are asked for in the same order. */
export function recordedDice(rolls: readonly Roll[]): ScriptedDice {
  let next = 0;
  return {
    roll(count, sides) {
      const roll = rolls[next++];
      if (roll === undefined || roll.count !== count || roll.sides !== sides)
        throw new Error(`recorded dice: asked for ${count}d${sides}, the record has something else`);
      return roll.faces;
    },
    left: () => rolls.slice(next).reduce((sum, roll) => sum + roll.count, 0),
    done() {
      if (next < rolls.length) throw new Error(`recorded dice: ${rolls.length - next} rolls left over`);
    },
  };
}

/** Dice whose faces come from a uniform source in [0, 1). Not for real games: those use fair dice (`@muster/record`). */
export function randomDice(random: () => number): Dice {
  return {
    roll: (count, sides) => Array.from({ length: count }, () => Math.min(sides, Math.floor(random() * sides) + 1)),
  };
}

/** Passes rolls through and keeps them, as the log wants them. */
export function recording(dice: Dice): { readonly dice: Dice; readonly rolls: readonly Roll[] } {
  const rolls: Roll[] = [];
  return {
    rolls,
    dice: {
      roll(count, sides) {
        const faces = [...dice.roll(count, sides)];
        rolls.push({ count, sides, faces });
        return faces;
      },
    },
  };
}
