import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlClasses } from './control-classes'

/**
 * A textarea that grows with its text if the browser supports field-sizing, so that no typed text scrolls out of sight.
 */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={clsx(
        controlClasses,
        'field-sizing-content max-h-96 min-h-28 max-w-full resize-y px-3.5 py-2.5',
        className,
      )}
      {...props}
    />
  )
}
