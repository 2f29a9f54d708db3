import { CircleCheck, CircleX, Clock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { cn } from '@/lib/cn'

const looks = {
  success: { icon: CircleCheck, color: 'text-success' },
  pending: { icon: Clock, color: 'text-primary' },
  failure: { icon: CircleX, color: 'text-urgent' },
  error: { icon: TriangleAlert, color: 'text-sol-soft-foreground' },
} satisfies Record<string, { icon: LucideIcon; color: string }>

interface ResultPageProps {
  look: keyof typeof looks
  title: string
  text: ReactNode
  children?: ReactNode
  actions: ReactNode
}

/** How a payment ended: a sign, what it means, what was paid, and the way on. A change is read out. */
export function ResultPage({ look, title, text, children, actions }: ResultPageProps) {
  const { icon: Icon, color } = looks[look]
  return (
    <Container width="form" className="space-y-8 pt-10 pb-16 md:pt-14">
      <header className="space-y-3" role={look === 'error' || look === 'failure' ? 'alert' : 'status'}>
        <Icon aria-hidden className={cn('size-12', color)} strokeWidth={1.75} />
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <div className="space-y-2 text-lg text-muted-foreground">{text}</div>
      </header>
      {children}
      <div className="flex flex-col gap-3 sm:flex-row">{actions}</div>
    </Container>
  )
}
