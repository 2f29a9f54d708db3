import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/**
 * Joins class names. Of two Tailwind classes that set the same property, the later one wins. This needs a table of 8 KB
 * (compressed). Components of light pages therefore use `clsx`, and their callers must only add classes.
 */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes))
}
