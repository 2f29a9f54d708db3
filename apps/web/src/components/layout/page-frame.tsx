import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbProps } from '@/components/ui/breadcrumb'
import { cn } from '@/lib/cn'
import { Container } from './container'
import { PageHeader } from './page-header'

interface PageFrameProps extends ComponentProps<typeof PageHeader> {
  width?: ComponentProps<typeof Container>['width']
  /** The breadcrumb above the title. */
  trail?: BreadcrumbProps['items']
  /** Class of the container, for a page that is narrower than most. */
  className?: string
  children: ReactNode
}

/** The usual frame of a page: a container with the page header and the content. */
export function PageFrame({ width = 'page', trail, className, children, ...header }: PageFrameProps) {
  return (
    <Container width={width} className={cn('pb-16', className)}>
      <PageHeader {...(trail && { above: <Breadcrumb items={trail} /> })} {...header} />
      {children}
    </Container>
  )
}
