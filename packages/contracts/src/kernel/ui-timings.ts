// Apart from the limits, which are ten times as much and which few pages need at once.

/** Timings of the interface, in milliseconds. */
export const uiTimings = {
  toastMs: 5000,
  redirectMs: 3000,
  termsRedirectMs: 300,
  requestTimeoutMs: 30_000,
  /** How long somebody has to stop typing before what they typed is asked for. */
  typingPauseMs: 300,
  /** How long a device has to say where it is, and how much longer a browser that says nothing at all is waited for. */
  locatingMs: 10_000,
  locatingGuardMs: 1000,
} as const
