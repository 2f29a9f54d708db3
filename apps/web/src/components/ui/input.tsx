import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlClasses } from './control-classes'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={cn(controlClasses, 'h-11 px-3.5', className)} {...props} />
}
