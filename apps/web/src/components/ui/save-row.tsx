import type { ReactNode } from 'react'

/** A row with the save button of a part of a page and the messages about it. */
export function SaveRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div>
}
