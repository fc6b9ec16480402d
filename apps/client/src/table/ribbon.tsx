import { Eye, Menu as MenuIcon, Repeat2, Users } from 'lucide-react';
import { BrandMark } from '../parts/brand';
import { GameIcon } from '../parts/game-icon';
import { Shield } from '../parts/shield';
import { go, pathTo } from '../route';
import type { SkinContext } from '../skins/skin';
import { seatName } from '../store/names';
import { tinctureOfSide } from '../store/overlays';
import { useShown } from '../store/shown';
import type { TableData } from '../store/table-store';
import type { Size } from './use-size';

/** Who sits where, whose turn it is and what phase: always in sight. */
export function Ribbon({
  context,
  size,
  onMenu,
  onPeople,
}: {
  readonly context: SkinContext;
  readonly size: Size;
  readonly onMenu: () => void;
  readonly onPeople: () => void;
}) {
  const data = useShown(context);
  const ribbon = data.state === undefined ? undefined : context.skin.ribbon?.(data.state, context);
  const Extra = context.skin.parts.RibbonExtra;
  const sides = [...new Set(data.table?.chairs.map((chair) => chair.side) ?? [])];
  const mine = data.table?.chairs.find((chair) => chair.seat === context.seat)?.side ?? sides[0];
  const others = sides.filter((side) => side !== mine);
  const watching = watchers(data);
  const phases = ribbon && (
    <div className="phases">
      <span className="turn">{ribbon.title}</span>
      {ribbon.phases.map((phase) => (
        <span
          key={phase.label}
          className={`phase ${phase.is}`}
          {...(phase.is === 'live' ? { 'aria-current': 'step' } : {})}
        >
          {size !== 'phone' && <GameIcon name={phase.icon} size={19} />}
          {phase.label}
        </span>
      ))}
      {Extra && <Extra store={context.store} context={context} />}
    </div>
  );
  const watchersAndMenu = (
    <div className="ribbon-end">
      <button
        type="button"
        className="ribbon-button"
        onClick={onPeople}
        aria-label={`Seats and people, ${watching} watching`}
      >
        {size === 'phone' ? <Users size={19} aria-hidden="true" /> : <Eye size={19} aria-hidden="true" />}
        <span>{watching}</span>
      </button>
      <button type="button" className="ribbon-button" onClick={onMenu} aria-label="Menu">
        <MenuIcon size={22} aria-hidden="true" />
      </button>
    </div>
  );
  return (
    <header className={`ribbon ${size}`}>
      {size === 'wide' && (
        <button
          type="button"
          className="brand"
          onClick={() => go(pathTo.lobby)}
          aria-label="Muster, back to the tables"
        >
          <BrandMark /> Muster
        </button>
      )}
      <div className="ribbon-sides start">
        {mine !== undefined && <Side context={context} data={data} side={mine} />}
      </div>
      {size === 'phone' ? (
        <span className="score">{scoreOf(ribbon?.score, mine, others)}</span>
      ) : (
        (phases ?? <div className="phases" />)
      )}
      <div className="ribbon-sides end">
        {others.map((side) => (
          <Side key={side} context={context} data={data} side={side} mirrored />
        ))}
      </div>
      {size !== 'phone' && watchersAndMenu}
      {size === 'phone' && (
        <div className="ribbon-row">
          {phases ?? <div className="phases" />}
          {watchersAndMenu}
        </div>
      )}
    </header>
  );
}

function Side({
  context,
  data,
  side,
  mirrored = false,
}: {
  readonly context: SkinContext;
  readonly data: TableData;
  readonly side: string;
  readonly mirrored?: boolean;
}) {
  const chairs = data.table?.chairs.filter((chair) => chair.side === side) ?? [];
  const held = chairs.filter((chair) => chair.holder);
  const away = held.filter((chair) => !isHere(data, chair.player ?? chair.holder));
  const people = [...new Set(held.map((chair) => seatName(data, chair.seat)))];
  const free =
    chairs[0] && data.state !== undefined ? context.skin.seatLook?.(data.state, chairs[0].seat)?.free : undefined;
  const name = people.length > 0 ? people.join(', ') : (free ?? 'free seat');
  const other = chairs.find((chair) => data.seats.includes(chair.seat) && chair.seat !== context.seat);
  const hot = other && !chairs.some((chair) => chair.seat === context.seat) ? other.seat : undefined;
  const Tag = hot === undefined ? 'span' : 'button';
  return (
    <Tag
      className={mirrored ? 'side mirrored' : 'side'}
      {...(hot === undefined
        ? {}
        : { type: 'button', title: 'Look through this seat', onClick: () => void context.store.look(hot) })}
    >
      <Shield
        tincture={tinctureOfSide(context, data, side)}
        hollow={held.length === 0 || away.length === held.length}
        label={away.length > 0 ? 'away' : undefined}
      />
      <b className={held.length === 0 ? 'free' : undefined}>{name}</b>
      {hot !== undefined && <Repeat2 size={15} aria-label="Look through this seat" />}
    </Tag>
  );
}

const isHere = (data: TableData, person: string | undefined) =>
  data.table?.people.find((one) => one.person === person)?.here ?? false;

/** Spectators here now: people with no seat. */
export function watchers(data: TableData): number {
  const seated = new Set(data.table?.chairs.flatMap((chair) => [chair.holder, chair.player]));
  return data.table?.people.filter((one) => one.here && !seated.has(one.person)).length ?? 0;
}

function scoreOf(
  score: Readonly<Record<string, number>> | undefined,
  mine: string | undefined,
  others: readonly string[],
) {
  if (!score || mine === undefined) return '';
  return [mine, ...others].map((side) => score[side] ?? 0).join(' : ');
}
