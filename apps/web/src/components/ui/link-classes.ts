/** A link that stands alone: as high as a thumb needs it. */
export const textLink =
  'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 hover:text-primary-hover'

/** A link that its place marks already: underlined only under the pointer. */
export const quietLink =
  'inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline'

/** A phone or mail among facts, to be called or written to. */
export const factLink = 'inline-flex min-h-11 items-center text-primary underline underline-offset-4'

/** What unfolds details below it. */
export const foldLink =
  'inline-flex min-h-11 cursor-pointer items-center font-medium text-primary underline-offset-4 hover:underline'

export const inlineLink = 'font-medium text-primary underline underline-offset-4 hover:text-primary-hover'
