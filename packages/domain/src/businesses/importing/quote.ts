import { cutText } from '../../kernel/text/cut-text'

/** Returns what a file says and nobody here knows, as short as it is quoted to whoever sent it. */
export const quote = (text: string): string => cutText(text.trim(), 60)
