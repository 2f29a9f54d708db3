/** A link on its own line, with the height of a tap target. */
export const textLink =
  'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 hover:text-primary-hover'

/** A link whose position already marks it as one. Underlined only on hover. */
export const quietLink =
  'inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline'

/** A phone number or mail address in a list of facts. */
export const factLink = 'inline-flex min-h-11 items-center text-primary underline underline-offset-4'

/** The control that unfolds details below it. */
export const foldLink =
  'inline-flex min-h-11 cursor-pointer items-center font-medium text-primary underline-offset-4 hover:underline'

export const inlineLink = 'font-medium text-primary underline underline-offset-4 hover:text-primary-hover'
