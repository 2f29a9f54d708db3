// Separate from the limits, because that file is ten times as large and few pages need both.

/** Timings of the interface, in milliseconds. */
export const uiTimings = {
  toastMs: 5000,
  redirectMs: 3000,
  termsRedirectMs: 300,
  requestTimeoutMs: 30_000,
  /** Debounce: pause after the last key before a search starts. */
  typingPauseMs: 300,
  /** Timeout of the device's geolocation, and extra time for a browser that never answers. */
  locatingMs: 10_000,
  locatingGuardMs: 1000,
} as const
