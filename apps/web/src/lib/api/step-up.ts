type Ask = () => Promise<boolean>

let ask: Ask | null = null

/** Registers the function that asks for the second factor on this page. Returns a function that unregisters it. */
export function answerStepUps(asker: Ask): () => void {
  ask = asker
  return () => {
    if (ask === asker) ask = null
  }
}

/** Asks for the second factor. Returns whether the visitor gave it, and false on a page that cannot ask. */
export const askStepUp = (): Promise<boolean> => (ask ? ask() : Promise.resolve(false))
