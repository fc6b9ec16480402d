import type { Base, Point, Pose } from '@muster/geometry';
import type { Tone } from '@muster/rules/kernel';

/**
 * What the scene can draw, in millimetres and degrees, free of any game. A skin makes it from a state;
 * the scene keeps Pixi objects by id and updates them. Neither knows a rule.
 */
export interface SceneModel {
  readonly table: SceneTable;
  readonly terrain: readonly SceneTerrain[];
  readonly bodies: readonly SceneBody[];
  readonly tokens: readonly SceneToken[];
  /** Areas of the board drawn under everything (deployment zones). */
  readonly zones: readonly SceneZone[];
  /** Ways through walls, where a game has doors that are opened. */
  readonly openings?: readonly SceneOpening[];
  /** Mist on the ground, under everything that stands there. The same object is drawn once. */
  readonly mist?: SceneMist;
}

/** How thick mist lies, 0 to 1, cell by cell in rows from the lower left. */
export interface SceneMist {
  /** Millimetres across a cell. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly thick: readonly number[];
  readonly ink: string;
}

export interface SceneTable {
  readonly width: number;
  readonly depth: number;
  readonly ground: 'meadow' | 'moor' | 'snow' | 'ash' | 'desert';
  /** The look is a function of the seed: every client bakes the same ground. */
  readonly seed: number;
  readonly roads: readonly (readonly Point[])[];
  /** What the rule in the rail counts; inches unless told. */
  readonly rule?: 'in' | 'cm';
}

/** The outline is what the rules judge; the art may wander over it. */
export interface SceneTerrain {
  readonly id: string;
  readonly art:
    | 'hill'
    | 'wood-oak'
    | 'wood-pine'
    | 'pond'
    | 'field'
    | 'wall'
    | 'hedge'
    | 'fence'
    | 'ruin'
    | 'hut'
    | 'house'
    | 'rocks'
    | 'marsh'
    /** For a skirmish: thorns and ferns, ice, a river's depth and its ford, stones underfoot. */
    | 'thicket'
    | 'ice'
    | 'deep'
    | 'ford'
    | 'rubble'
    /** Flat tops one stands on, of rock or of masonry, and stone nobody enters; `height` in mm throws their shadow. */
    | 'crag'
    | 'terrace'
    | 'block';
  readonly outline: readonly Point[];
  /** Degrees, for furrows and roofs. */
  readonly angle?: number;
  readonly height: number;
  readonly name: string;
  /** One short line for the hover card: kind and height in words. */
  readonly caption: string;
}

export type Tincture = 'azure' | 'vermilion' | 'gold' | 'viridian' | 'plum' | 'bone';

export type FigureKind =
  | 'spear'
  | 'sword'
  | 'heavy'
  | 'bow'
  | 'crossbow'
  | 'rider'
  | 'ogre'
  | 'dragon'
  | 'engine'
  | 'catapult'
  | 'chariot'
  | 'beast'
  | 'wolf'
  | 'hero'
  | 'mage'
  | 'swarm'
  | 'giant'
  | 'piece';

export interface SceneBody {
  readonly id: string;
  readonly base: Base;
  readonly side: Tincture | undefined;
  /** One to three bezants: which seat of the side. */
  readonly mark?: 1 | 2 | 3;
  readonly name: string;
  /** A ranked unit on a tray, one model on a base, a plain piece, a cover that hides what lies beneath. */
  readonly drawn: 'tray' | 'single' | 'piece' | 'cover';
  readonly figures: {
    readonly kind: FigureKind;
    readonly wide: number;
    readonly deep: number;
    readonly livery: number;
  };
  /** A game-icons name. */
  readonly icon: string;
  readonly hero: boolean;
  readonly damage: number;
  readonly badges: readonly SceneBadge[];
  /** Fought or spent: the banner fades to 55%. */
  readonly spent: boolean;
  readonly state?: 'prone' | 'asleep' | 'frozen' | 'stone' | 'webbed' | 'staggering' | 'stunned' | 'ghost' | 'out';
  /** A die that lies beside its banner, by its face. */
  readonly die?: number;
  /** Millimetres above the table it stands: its shadow falls the farther. */
  readonly raised?: number;
  /** Drawn with its front chevron and leader point. */
  readonly hasFront: boolean;
  /** Free text on a piece (sandbox labels and counts). */
  readonly label?: string;
  /** Only the master sees it: violet dashes. */
  readonly secret?: boolean;
}

export interface SceneBadge {
  readonly icon: string;
  readonly tint: string;
  readonly label: string;
  /** Still shown in the far view (wavering, devastated). */
  readonly far?: boolean;
}

export interface SceneToken {
  readonly id: string;
  readonly at: Point;
  readonly is: 'objective' | 'marker' | 'counter';
  readonly side?: Tincture;
  readonly text?: string;
  /** A game-icons name in place of the text of a counter. */
  readonly icon?: string;
  readonly radius: number;
  /** A few words on a plate below it. */
  readonly label?: string;
}

/** A door, a window or a gap in a wall, from one end to the other. */
export interface SceneOpening {
  readonly id: string;
  readonly is: 'door' | 'window' | 'gap';
  readonly from: Point;
  readonly to: Point;
  readonly open: boolean;
}

export interface SceneZone {
  readonly id: string;
  readonly polygon: readonly Point[];
  readonly side?: Tincture;
  readonly label?: string;
  /** Fills it in a colour of its own (`#e0702a`): a wall of fire, a hole in the world. The side keeps the edge. */
  readonly ink?: string;
  /** Tongues of flame along it. */
  readonly burns?: boolean;
}

/** Drawn over or under the bodies for as long as it is set: reach, arcs, ghosts, lines, rulers, threat. */
export type Overlay =
  | { readonly is: 'ghost'; readonly of: string; readonly base: Base; readonly tone: Tone }
  | { readonly is: 'hand'; readonly base: Base }
  /** A ring 44 px wide round a selection, for a thumb to turn it by; it begins 6 px outside the footprint. */
  | { readonly is: 'turner'; readonly base: Base }
  | { readonly is: 'outline'; readonly of: string; readonly tone: Tone; readonly hatch?: boolean }
  | { readonly is: 'region'; readonly polygon: readonly Point[]; readonly tone: Tone; readonly tincture?: Tincture }
  | {
      readonly is: 'path';
      readonly points: readonly Point[];
      readonly tone: Tone;
      readonly corridor?: readonly Point[];
    }
  | { readonly is: 'line'; readonly from: Point; readonly to: Point; readonly tone: Tone; readonly barred?: boolean }
  | { readonly is: 'edge'; readonly from: Point; readonly to: Point; readonly tone: Tone }
  /** A measuring stick of turned wood with brass ends, notched each 10 mm, laid from a point along a bearing. */
  | {
      readonly is: 'stick';
      readonly from: Point;
      /** Degrees. */
      readonly way: number;
      readonly length: number;
      /** How much of it is used, in mm; the rest pales. */
      readonly used?: number;
      readonly tone: 'legal' | 'refused';
    }
  | { readonly is: 'ring'; readonly at: Point; readonly radius: number; readonly tone: Tone; readonly dotted?: boolean }
  | { readonly is: 'ruler'; readonly points: readonly Point[]; readonly text: string; readonly whose?: string }
  | { readonly is: 'cursor'; readonly at: Point; readonly whose: string; readonly tincture?: Tincture }
  | {
      readonly is: 'ping';
      readonly id: string;
      readonly at: Point;
      readonly whose: string;
      readonly tincture?: Tincture;
    }
  | {
      readonly is: 'plate';
      readonly at: Point;
      /** So many mm above the point on the screen, below it where less than 0, however the view is turned. */
      readonly above?: number;
      readonly text: string;
      readonly tone: 'ink' | 'gold' | 'red' | 'paper';
      readonly icon?: string;
    }
  | { readonly is: 'trail'; readonly points: readonly Point[] }
  /** A slip of paper pinned to the table. */
  | { readonly is: 'note'; readonly at: Point; readonly text: string }
  /** Where something hidden waits to spring, and a line from there to each who waits; violet, for the master alone. */
  | { readonly is: 'secret'; readonly at: Point; readonly radius: number; readonly to: readonly Point[] };

export interface Camera {
  readonly centre: Point;
  /** Screen pixels per millimetre. */
  readonly zoom: number;
  /** Degrees the view is turned: 0 sits on the near long edge, 180 on the far one. */
  readonly turn: number;
}

/** Where the pointer is on the table and what lies under it, topmost first. */
export interface PointerAt {
  /** Table mm. While a touch drags something taken this is the point 56 px above the finger, where the piece rides. */
  readonly at: Point;
  /** CSS px from the canvas's corner: the finger itself. */
  readonly screen: { readonly x: number; readonly y: number };
  readonly bodies: readonly string[];
  readonly tokens: readonly string[];
  readonly terrain: readonly string[];
  readonly touch: boolean;
  readonly shift: boolean;
  readonly button: number;
}

/**
 * What the hand did. A press answered with `take` is followed by drags (once the hand has moved) and by exactly one
 * `release` or `cancel`. A press that did not move also ends in a `tap`, after its release; the second of two taps is a
 * `doubleTap`, for which the scene flies there by itself unless it says that it meant something. The scene pans, zooms
 * and turns on its own.
 */
export interface SceneEvents {
  press(p: PointerAt): 'take' | 'pan';
  drag(p: PointerAt): void;
  release(p: PointerAt): void;
  /** The drag ended without a decision: a second finger came down, or the pointer was lost. */
  cancel?(): void;
  hover(p: PointerAt | undefined): void;
  tap(p: PointerAt): void;
  doubleTap(p: PointerAt): boolean;
  /** A finger held still for 400 ms; no tap follows. */
  longPress(p: PointerAt): void;
  cameraMoved(camera: Camera): void;
}

export interface SceneSettings {
  readonly theme: 'day' | 'evening';
  readonly highContrast: boolean;
  /** 1, 1.25 or 1.5. */
  readonly bannerScale: number;
  readonly reducedMotion: boolean;
  /** Read once, when the scene is made. Left out: WebGL, and the plain canvas where there is none. */
  readonly renderer?: 'webgl' | 'canvas';
}

/** The painted table. Created once per canvas; everything else is data. */
export interface Scene {
  /**
   * `glide` lets what moved travel and what left fade. `paths` holds the poses on the way of some of them, by id, where
   * the judge knows better than a straight push (a charge that pivots half way).
   */
  setModel(
    model: SceneModel,
    how?: { readonly glide: boolean; readonly paths?: Readonly<Record<string, readonly Pose[]>> },
  ): void;
  setOverlays(overlays: readonly Overlay[]): void;
  setSelected(ids: readonly string[], hovered?: string): void;
  /** The lamp dims while the line is down. */
  setDimmed(dimmed: boolean): void;
  setSettings(settings: SceneSettings): void;
  camera(): Camera;
  /** `aside` for a moment: a table that was seen whole is still laid out whole when the window changes. */
  flyTo(to: Partial<Camera>, how?: { readonly instant?: boolean; readonly aside?: boolean }): void;
  /** The whole table in view, seen from this turn. Insets in px keep it clear of the HUD. */
  home(
    turn: number,
    insets: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number },
  ): void;
  toScreen(point: Point): { readonly x: number; readonly y: number };
  toTable(screen: { readonly x: number; readonly y: number }): Point;
  /** Whether the paint of the table is dry: pictures are taken then. */
  isPainted(): boolean;
  /** Gives back canvas, context and listeners. May be called twice. */
  destroy(): void;
}

export type CreateScene = (host: HTMLElement, events: SceneEvents, settings: SceneSettings) => Promise<Scene>;

export type { Base, Point, Pose };
