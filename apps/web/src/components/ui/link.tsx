'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link within the site. Prefetches its page when the pointer enters the link, not when the link becomes visible.
 * Visitors follow only one of dozens of links, and prefetching all would cost phones data and computing time. Never
 * prefetches for a new tab, because a new tab loads the whole page anyway.
 */
export function Link({ onPointerEnter, ...props }: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  return (
    <NextLink
      {...props}
      prefetch={isPointedAt && !props.target ? 'auto' : false}
      onPointerEnter={(event) => {
        setIsPointedAt(true)
        onPointerEnter?.(event)
      }}
    />
  )
}
