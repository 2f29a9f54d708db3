// The looks are in `app/components.css`.

/** A link on its own line, with the height of a tap target. */
export const textLink = 'text-link'

/** A link whose position already marks it as one. Underlined only on hover. */
export const quietLink = 'quiet-link'

/** A phone number or mail address in a list of facts. */
export const factLink = 'fact-link'

/** The control that unfolds details below it. */
export const foldLink = 'fold-link'

export const inlineLink = 'inline-link'
