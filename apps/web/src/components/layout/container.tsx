import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

interface ContainerProps extends ComponentProps<'div'> {
  /** `form` is the width of one column of fields. */
  width?: 'page' | 'form'
}

export function Container({ width = 'page', className, ...props }: ContainerProps) {
  return <div className={clsx(width === 'page' ? 'page-box' : 'form-box', className)} {...props} />
}
