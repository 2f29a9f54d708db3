import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/**
 * Joins class names; of two Tailwind classes that set the same property the later one wins. That takes a table of all of
 * them, 8 KB on their way: what stands on a page that shall weigh little joins with `clsx`, and its callers only add.
 */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes))
}
