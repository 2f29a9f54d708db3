type Ask = () => Promise<boolean>

let ask: Ask | null = null

/** Registers what asks for the second factor on this page; returns how to take that back. */
export function answerStepUps(asker: Ask): () => void {
  ask = asker
  return () => {
    if (ask === asker) ask = null
  }
}

/** Asks for the second factor. Returns whether it was given; false on a page that cannot ask. */
export const askStepUp = (): Promise<boolean> => (ask ? ask() : Promise.resolve(false))
