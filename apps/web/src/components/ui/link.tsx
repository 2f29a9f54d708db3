'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link within the site. What it leads to is fetched once somebody points at it, and not when it comes in sight: of the dozens
 * on a page one is followed, and a phone paid for all of them, with its data and its processor. A new tab loads its page whole,
 * so nothing is fetched for it.
 */
export function Link({ onPointerEnter, ...props }: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  const [isPointedAt, setPointedAt] = useState(false)
  return (
    <NextLink
      {...props}
      prefetch={isPointedAt && !props.target ? 'auto' : false}
      onPointerEnter={(event) => {
        setPointedAt(true)
        onPointerEnter?.(event)
      }}
    />
  )
}
