import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

const badgeClasses = cva(
  'inline-flex h-6 shrink-0 items-center gap-1 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap tiny:h-auto tiny:max-w-full tiny:whitespace-normal [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        primary: 'bg-primary-soft text-primary-soft-foreground',
        solid: 'bg-primary text-primary-foreground',
        sol: 'bg-sol-soft text-sol-soft-foreground',
        sun: 'bg-sol text-sol-foreground',
        urgent: 'bg-urgent-soft text-urgent-soft-foreground',
        success: 'bg-success-soft text-success-soft-foreground',
        muted: 'bg-muted text-muted-foreground',
      },
    },
    defaultVariants: { tone: 'muted' },
  },
)

export type BadgeTone = NonNullable<VariantProps<typeof badgeClasses>['tone']>

interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone
}

/** A short label. Its text carries the meaning, and the tone only repeats it. */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span className={cn(badgeClasses({ tone }), className)} {...props} />
}
