import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlClasses } from './control-classes'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={clsx(controlClasses, 'h-11 px-3.5', className)} {...props} />
}
