import { cva } from 'class-variance-authority'

/** The classes of a button, also for labels and links that look like one. */
export const buttonClasses = cva(
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap transition-colors tiny:max-w-full tiny:text-center tiny:whitespace-normal select-none disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground disabled:border-transparent disabled:shadow-none aria-disabled:cursor-not-allowed aria-busy:bg-muted aria-busy:text-muted-foreground aria-busy:border-transparent aria-busy:shadow-none [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        sol: 'bg-sol text-sol-foreground hover:bg-sol-hover',
        outline: 'border border-input-border bg-surface text-foreground hover:bg-muted',
        soft: 'bg-primary-soft text-primary-soft-foreground hover:bg-skeleton',
        ghost: 'text-primary hover:bg-primary-soft',
        destructive: 'bg-urgent text-urgent-foreground hover:bg-urgent-hover',
        whatsapp: 'bg-whatsapp text-primary-foreground hover:bg-whatsapp-hover',
      },
      size: {
        md: 'h-11 px-5 text-base tiny:h-auto tiny:min-h-11 tiny:px-3 [&_svg:not([class*=size-])]:size-5',
        lg: 'h-13 px-7 text-lg tiny:h-auto tiny:min-h-13 tiny:px-4 tiny:py-2 [&_svg:not([class*=size-])]:size-5',
        sm: 'h-9 px-3 text-sm [&_svg:not([class*=size-])]:size-4',
        icon: 'size-11 [&_svg:not([class*=size-])]:size-5',
      },
      block: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', block: false },
  },
)
