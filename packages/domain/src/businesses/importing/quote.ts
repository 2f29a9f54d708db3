import { cutText } from '../../kernel/text/cut-text'

/** Returns an unknown value of a file, shortened for a quote to its sender. */
export const quote = (text: string): string => cutText(text.trim(), 60)
