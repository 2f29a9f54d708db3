interface Progress {
  hasContacted: boolean
  hasBegun: boolean
  chosen: 'reader' | 'other' | null
}

/** What each step is called: what is still to do, and only once it is done that it was; and which comes next. */
export function stepTitles({ hasContacted, hasBegun, chosen }: Progress) {
  return {
    contact: hasContacted ? 'Hablaste con el cliente' : 'Hablá con el cliente',
    begin: hasBegun ? begunTitle(chosen) : 'Cuando empieces el trabajo',
    complete: 'Cuando termines el trabajo',
    next: hasBegun ? ('complete' as const) : hasContacted ? ('begin' as const) : ('contact' as const),
  }
}

const begunTitle = (chosen: Progress['chosen']): string =>
  chosen === 'other' ? 'El trabajo empezó' : 'Empezaste el trabajo'
