import type { ReactNode } from 'react'

/** The button that saves a part of a page, and what is said of it. */
export function SaveRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div>
}
