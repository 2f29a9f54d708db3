/**
 * Returns a function that runs work, unless earlier work still runs. A double click is faster than the render that
 * disables the button.
 */
export function createOneAtATime() {
  let isRunning = false
  return async (work: () => Promise<void>): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await work()
    } finally {
      isRunning = false
    }
  }
}
