import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlClasses } from './control-classes'
import { Icon } from './icon'

interface SelectProps extends ComponentProps<'select'> {
  /** Shown while nothing is chosen. Its value is the empty string. */
  placeholder?: string
}

/** The browser's own list, because it works best on phones. */
export function Select({ className, placeholder, children, ...props }: SelectProps) {
  return (
    <div className="relative">
      <select
        className={clsx(controlClasses, 'h-11 appearance-none truncate pr-10 pl-3.5', className)}
        {...props}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted-foreground"
      />
    </div>
  )
}
