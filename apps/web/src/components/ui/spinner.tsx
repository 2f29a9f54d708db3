import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

/** Decoration only: the text beside it says what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={clsx('size-5 animate-spin', className)} />
}
