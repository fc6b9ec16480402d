import { getMessageBytes, Protocol } from '@colyseus/core';
import { NEWS, type News, type OthersHand, PRESENCE } from '@muster/protocol';

/** News as it goes over the wire: encoded once, sent to as many as it concerns. */
export const encodeNews = (news: News): Uint8Array => getMessageBytes.raw(Protocol.ROOM_DATA, NEWS, news);
export const encodeHand = (hand: OthersHand): Uint8Array => getMessageBytes.raw(Protocol.ROOM_DATA, PRESENCE, hand);
