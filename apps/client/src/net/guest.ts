import { type Guest, zGuest } from '@muster/protocol';
import { create } from 'zustand';
import { keep, kept } from '../store/kept';

interface GuestStore {
  readonly guest: Guest | undefined;
  set(guest: Guest | undefined): void;
}

const fromKept = (): Guest | undefined => {
  const read = zGuest.safeParse(kept('guest'));
  return read.success ? read.data : undefined;
};

/** Who sits at this browser: a name and a secret key, kept here and nowhere else but on the server. */
export const useGuest = create<GuestStore>((set) => ({
  guest: fromKept(),
  set(guest) {
    keep('guest', guest);
    set({ guest });
  },
}));

/** The header by which the server knows this guest. */
export function guestHeader(): Record<string, string> {
  const { guest } = useGuest.getState();
  return guest ? { authorization: `Guest ${guest.person}.${guest.key}` } : {};
}

/** The name a new guest gets until he chooses one: never empty, and friendly on a log. */
export const nameOrGuest = (name: string): string => name.trim().slice(0, 32) || 'A guest';

/** 128 random bits in hex, also on plain HTTP where `randomUUID` is missing. */
export function randomId(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
