import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

interface ContainerProps extends ComponentProps<'div'> {
  /** `form` is the width of one column of fields. */
  width?: 'page' | 'form'
}

export function Container({ width = 'page', className, ...props }: ContainerProps) {
  return (
    <div
      className={cn('mx-auto w-full px-4 md:px-6', width === 'page' ? 'max-w-6xl' : 'max-w-2xl', className)}
      {...props}
    />
  )
}
