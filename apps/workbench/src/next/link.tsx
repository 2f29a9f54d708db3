import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  prefetch?: unknown
  replace?: boolean
  scroll?: boolean
}

/** Replaces `next/link`. The frame of the story prevents navigation. */
export default function Link({ prefetch: _, replace: __, scroll: ___, ...props }: LinkProps) {
  return <a {...props} />
}
