const pauseMs = 500
/** A page that did not arrive by then will not arrive, for example without a connection. */
const longestWayMs = 5_000

/**
 * Returns the pause of the shortcuts around an automatic advance. The buttons for the next person appear in the same
 * place, so a key that was meant for the last person must not decide about the next one.
 */
export function createAdvancePause() {
  let until = 0
  return {
    leave: (nowMs: number) => {
      until = nowMs + longestWayMs
    },
    arrive: (nowMs: number) => {
      if (until > nowMs) until = nowMs + pauseMs
    },
    isOn: (nowMs: number) => nowMs < until,
  }
}

export const advancePause = createAdvancePause()
