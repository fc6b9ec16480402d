import type { Point } from '@muster/geometry';
import type { TableState } from '@muster/protocol';
import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { contextOf, type Game } from '../games';
import { Choice } from '../parts/choice';
import type { Camera, Scene } from '../scene/model';
import { playCue } from '../settings/sound';
import type { Step } from '../store/log';
import { plain } from '../store/names';
import { createTableStore } from '../store/table-store';
import { Ribbon } from '../table/ribbon';
import { SidePanel, type SideTab } from '../table/side-panel';
import { type SceneHandle, TableScene } from '../table/table-scene';
import { useSize } from '../table/use-size';
import { VerifyDialog } from '../table/verify-dialog';
import { developFilm } from './film';

/** A battle as a film: slider, play, pause, speed; the camera may follow what happens. */
export function ReplayView({
  game,
  table,
  start,
  steps,
  as,
  isLive,
  loadFile,
  onClose,
}: {
  readonly game: Game;
  readonly table: TableState;
  readonly start: unknown;
  readonly steps: readonly Step[];
  readonly as: string;
  /** More steps may come: the end of the slider is "Live". */
  readonly isLive: boolean;
  readonly loadFile: () => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const size = useSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one still store for the life of the film
  const context = useMemo(() => {
    const store = createTableStore(
      { line: () => undefined, contextFor: (_, seat, own) => contextOf(game, seat, own), now: () => Date.now() },
      { line: { is: 'up' }, table, state: start, as: 'spectator' },
    );
    return contextOf(game, undefined, store);
  }, [game, start]);
  const film = useMemo(
    () => developFilm(context, context.store.data.getState(), start, steps),
    [context, start, steps],
  );
  const [at, setAt] = useState(as === 'end' ? film.shown : 0);
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<1 | 2 | 4>(1);
  const [follow, setFollow] = useState(true);
  const [handle, setHandle] = useState<SceneHandle>();
  const [tab, setTab] = useState<SideTab | undefined>(size === 'wide' ? 'log' : undefined);
  const [verifying, setVerifying] = useState(false);
  const cameNear = useRef(false);
  const sceneNow = useRef<Scene | undefined>(undefined);
  const onReady = useCallback((made: SceneHandle | undefined) => {
    sceneNow.current = made?.scene;
    setHandle(made);
  }, []);
  // Who watches the end sees what comes next.
  const shownBefore = useRef(film.shown);
  useEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = film.shown;
    if (before > 0 && film.shown > before) setAt((now) => (now === before ? film.shown : now));
  }, [film]);
  const frame = useMemo(() => film.at(at), [film, at]);

  useEffect(() => {
    context.store.patch({
      state: frame.state,
      log: frame.log,
      selected: frame.lines[0]?.show?.units?.slice(0, 1) ?? [],
    });
    const where = frame.lines.find((line) => line.show?.where)?.show?.where;
    // Read when it is needed: another film brings another scene, and the old one is gone before its handle is.
    const scene = sceneNow.current;
    if (!follow || !where || !handle || !scene) return;
    const camera = scene.camera();
    // A phone shows the whole table too small to see who fights: the first thing followed comes closer, once.
    const zoom = size === 'phone' && !cameNear.current ? Math.max(camera.zoom, NEAR) : camera.zoom;
    cameNear.current = true;
    scene.flyTo({ zoom, centre: inFreeRoom(where, { ...camera, zoom }, size === 'phone' ? PHONE_COVERED : 0) });
  }, [context, frame, follow, handle, size]);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setAt((now) => (now < film.shown ? now + 1 : now)), 1600 / speed);
    return () => clearInterval(timer);
  }, [isRunning, speed, film]);
  useEffect(() => {
    if (at >= film.shown && !isLive) setRunning(false);
    const cue = frame.lines.find((line) => line.show?.cue)?.show?.cue;
    if (isRunning && cue) playCue(cue);
  }, [at, film, isLive, frame, isRunning]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return;
      if (event.key === ' ') setRunning((now) => !now);
      else if (event.key === 'ArrowRight') setAt((now) => Math.min(film.shown, now + 1));
      else if (event.key === 'ArrowLeft') setAt((now) => Math.max(0, now - 1));
      else if (event.key === 'Home') setAt(0);
      else if (event.key === 'End') setAt(film.shown);
      else if (event.key === 'Escape') onClose();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [film, onClose]);

  const insets =
    size === 'phone'
      ? { top: 96, right: 8, bottom: 96 + PHONE_COVERED, left: 8 }
      : { top: 70, right: size === 'wide' && tab ? 324 : 16, bottom: 150, left: 16 };
  const now = frame.lines.find((line) => line.is === 'said') ?? frame.lines.find((line) => line.is === 'divider');
  // An entry without a word of its own leaves the last one standing.
  const said = now ?? (at > 0 ? frame.log.findLast((line) => line.is === 'said') : undefined);
  return (
    <main className={`table-page ${size} replaying`}>
      <div className="scene-frame">
        <TableScene context={context} insets={insets} onReady={onReady} onMenu={() => undefined} />
      </div>
      <Ribbon context={context} size={size} onMenu={onClose} onPeople={() => undefined} />
      <section className="card replay-bar" aria-label="Replay">
        <p className={now || at === 0 ? 'replay-said' : 'replay-said soft'} aria-live="polite">
          {said ? plain(said.text) : at === 0 ? 'Before the first move.' : '\u00a0'}
        </p>
        <div className="row replay-drive">
          <div className="row replay-keys">
            <button type="button" className="button quiet icon-only" aria-label="To the start" onClick={() => setAt(0)}>
              <SkipBack size={18} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="button quiet icon-only"
              aria-label="One back"
              onClick={() => setAt(Math.max(0, at - 1))}
            >
              <StepBack size={18} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="button main icon-only"
              aria-label={isRunning ? 'Pause' : 'Play'}
              onClick={() => {
                if (!isRunning && at >= film.shown) setAt(0);
                setRunning(!isRunning);
              }}
            >
              {isRunning ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
            </button>
            <button
              type="button"
              className="button quiet icon-only"
              aria-label="One on"
              onClick={() => setAt(Math.min(film.shown, at + 1))}
            >
              <StepForward size={18} aria-hidden="true" />
            </button>
          </div>
          <div className="row grow replay-way">
            <input
              type="range"
              className="grow"
              min={0}
              max={film.shown}
              value={at}
              aria-label="Entry of the log"
              onChange={(event) => setAt(Number(event.target.value))}
            />
            <button
              type="button"
              className="button quiet"
              aria-label={isLive ? 'To now' : 'To the end'}
              onClick={() => setAt(film.shown)}
            >
              {isLive && at === film.shown ? <b>Live</b> : `${at} / ${film.shown}`}
              {size !== 'phone' && <SkipForward size={16} aria-hidden="true" />}
            </button>
          </div>
          <Choice<1 | 2 | 4>
            label="Speed"
            value={speed}
            options={[
              { value: 1, label: '1×' },
              { value: 2, label: '2×' },
              { value: 4, label: '4×' },
            ]}
            onChange={setSpeed}
          />
        </div>
        <div className="row">
          <label className="check">
            <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.target.checked)} />
            Follow
          </label>
          <span className="grow" />
          <button type="button" className="button" onClick={() => setVerifying(true)}>
            Verify dice
          </button>
          <button type="button" className="button" onClick={onClose}>
            <X size={16} aria-hidden="true" /> Close
          </button>
        </div>
        {film.shown < film.length && (
          <p className="bad small">From entry {film.shown + 1} on the file does not fit the rules of this page.</p>
        )}
      </section>
      <SidePanel
        context={context}
        size={size}
        tab={tab}
        onTab={setTab}
        scene={handle?.scene}
        onGoUnit={(unit) => {
          const body = game.system.bodies(frame.state).find((one) => one.id === unit);
          if (body) handle?.scene.flyTo({ centre: body.base.pose });
        }}
        onGoLine={(where) => handle?.scene.flyTo({ centre: where })}
        only="log"
      />
      {verifying && <VerifyDialog load={loadFile} onClose={() => setVerifying(false)} />}
    </main>
  );
}

/** Zoom at which a phone shows who fights whom, px per mm. */
const NEAR = 0.7;
/** Of a phone's screen so many px more are covered below than above. */
const PHONE_COVERED = 200;

/** The centre of the view that has a point in the middle of what is not covered. `covered` is px at the lower edge. */
function inFreeRoom(at: Point, { zoom, turn }: Camera, covered: number): Point {
  const [down, angle] = [covered / 2 / zoom, (turn * Math.PI) / 180];
  return { x: at.x + down * Math.sin(angle), y: at.y - down * Math.cos(angle) };
}
