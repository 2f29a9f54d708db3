import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { Card } from '@/components/ui/card'

interface AuthFrameProps {
  title: string
  description: ReactNode
  children: ReactNode
  /** Links to other ways to continue, below the form. */
  alternative: ReactNode
}

/** The page layout of login and registration: one narrow column with a title and a form. */
export function AuthFrame({ title, description, children, alternative }: AuthFrameProps) {
  return (
    <Container className="max-w-lg pt-8 pb-14 md:pt-14 md:pb-20">
      <header className="space-y-2.5 pb-6">
        <h1 className="text-3xl tiny:text-2xl md:text-4xl">{title}</h1>
        <p className="text-lg text-muted-foreground">{description}</p>
      </header>
      <Card>{children}</Card>
      <div className="space-y-2 pt-6 text-muted-foreground">{alternative}</div>
    </Container>
  )
}
