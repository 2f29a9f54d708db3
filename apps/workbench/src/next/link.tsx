import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  prefetch?: unknown
  replace?: boolean
  scroll?: boolean
}

/** In place of `next/link`. The frame of the story keeps the page from being left. */
export default function Link({ prefetch: _, replace: __, scroll: ___, ...props }: LinkProps) {
  return <a {...props} />
}
