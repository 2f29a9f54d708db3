'use client'

import { Breadcrumb, type BreadcrumbProps } from '@/components/ui/breadcrumb'
import { ShareButton } from '@/components/ui/share-button'

interface TrailRowProps {
  trail: BreadcrumbProps['items']
  /** The name and the address of the page, for sharing it. */
  name: string
  path: string
}

/** The first line of a public page: the breadcrumb, and the button that shares the page. */
export const TrailRow = ({ trail, name, path }: TrailRowProps) => (
  <div className="flex items-center justify-between gap-4">
    <Breadcrumb items={trail} />
    <ShareButton title={name} path={path} />
  </div>
)
