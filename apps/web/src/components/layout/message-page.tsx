import type { ReactNode } from 'react'

interface MessagePageProps {
  art?: ReactNode
  title: string
  description: ReactNode
  /** Buttons or links. Omitted if the children contain the next step. */
  actions?: ReactNode
  /** Further content, such as a form. */
  children?: ReactNode
  /** Small print under the buttons, such as the code of an error. */
  note?: ReactNode
}

/** A page with one message and a next step: not found, failed, done. */
export function MessagePage({ art, title, description, actions, children, note }: MessagePageProps) {
  return (
    // Not `Container`, because the error page is part of every page and must stay small.
    <div className="mx-auto flex w-full max-w-2xl flex-col items-center px-4 py-16 text-center md:px-6 md:py-24">
      {art && <div className="mb-8">{art}</div>}
      <h1 className="text-3xl tiny:text-2xl md:text-4xl">{title}</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-muted-foreground">{description}</p>
      {actions && (
        <div className="mt-8 flex w-full flex-col justify-center gap-3 sm:w-auto sm:flex-row">{actions}</div>
      )}
      {children && <div className="mt-8 w-full max-w-lg text-left">{children}</div>}
      {note && <p className="mt-8 text-sm text-muted-foreground">{note}</p>}
    </div>
  )
}
