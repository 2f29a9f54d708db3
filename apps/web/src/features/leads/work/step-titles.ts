interface Progress {
  hasContacted: boolean
  hasBegun: boolean
  chosenProfessional: 'reader' | 'other' | null
}

/** Returns the titles of the steps, worded as a task or as done, and the step that comes next. */
export function stepTitles({ hasContacted, hasBegun, chosenProfessional }: Progress) {
  return {
    contact: hasContacted ? 'Hablaste con el cliente' : 'Hablá con el cliente',
    begin: hasBegun ? begunTitle(chosenProfessional) : 'Cuando empieces el trabajo',
    complete: 'Cuando termines el trabajo',
    next: hasBegun ? ('complete' as const) : hasContacted ? ('begin' as const) : ('contact' as const),
  }
}

const begunTitle = (chosenProfessional: Progress['chosenProfessional']): string =>
  chosenProfessional === 'other' ? 'El trabajo empezó' : 'Empezaste el trabajo'
