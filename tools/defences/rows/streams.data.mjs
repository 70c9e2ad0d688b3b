const STREAMS = 'libs/feature-streams/src';
const LIST_TEST = `${STREAMS}/live-stream/live-stream-screen.test.tsx`;
const ROOM_TEST = `${STREAMS}/room/room-screen.test.tsx`;

/** Defences of hosts and rooms. */
export const STREAM_ROWS = [
  {
    name: 'room: nothing is paid by one tap',
    file: `${STREAMS}/room/pay-room.tsx`,
    from: `onClick={() => setAsks(true)}`,
    to: `onClick={pay}`,
    test: `${ROOM_TEST} › says its price, and takes nothing by opening or by the first tap`,
  },
  {
    name: 'room: paid rooms are for accounts with money of their own',
    file: `${STREAMS}/room/pay-room.tsx`,
    from: `const own = useHasOwnAccount();`,
    to: `const own = true;`,
    test: `${ROOM_TEST} › is not offered to an account without money of its own`,
  },
  {
    name: 'room: opened once although money has moved',
    file: `${STREAMS}/room/use-room-launch.ts`,
    from: `queryKey: ['room', hostId, tried]`,
    to: `queryKey: ['account', 'room', hostId, tried]`,
    test: `${ROOM_TEST} › whose payment is in doubt says so until it is known`,
  },
  {
    name: 'room: says a short list of codes',
    file: `${STREAMS}/room/room-message.ts`,
    from: `    code: z.enum([
      'account.excluded',
      'host.not.live',
      'room.vip.only',
      'room.not.paid',
      'login.not.session',
    ]),`,
    to: `    code: z.custom<'host.not.live'>(),`,
    test: `${ROOM_TEST} › from %s is not heard`,
  },
  {
    name: 'hosts: who is not live opens no room',
    file: `${STREAMS}/host-list/use-open-room.ts`,
    from: `if (!streaming) return`,
    to: `if (!id) return`,
    test: `${LIST_TEST} › who is not live says so for two seconds and leads nowhere (D2 §8)`,
  },
  {
    name: 'hosts: a refused subscription is taken back',
    file: `${STREAMS}/follow/follow-host.ts`,
    from: `      set(!wanted);\n`,
    to: '',
    test: `${LIST_TEST} › that is refused is as it was, and says so`,
  },
  {
    name: 'hosts: the search waits 500 ms',
    file: `${STREAMS}/live-stream/live-stream-screen.tsx`,
    from: `SEARCH_DEBOUNCE_MS = 500`,
    to: `SEARCH_DEBOUNCE_MS = 300`,
    test: `${LIST_TEST} › waits 500 ms after the last key, and asks once (D2 §9)`,
  },
  {
    name: 'hosts: the place is not restored with splash=0',
    file: `${STREAMS}/live-stream/use-kept-scroll.ts`,
    from: `restores ? savedScroll(address) : 0`,
    to: `savedScroll(address)`,
    test: `${LIST_TEST} › is not restored with splash=0 (D2 §2)`,
  },
];
