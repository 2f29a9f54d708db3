interface ButtonLook {
  variant?: 'primary' | 'sol' | 'outline' | 'soft' | 'ghost' | 'destructive' | 'whatsapp' | undefined
  /** `sm` is 36 px high: only for dense tables on the desktop, never for phones. */
  size?: 'md' | 'lg' | 'sm' | 'icon' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
}

/** Returns the classes of a button (`app/components.css`), also for labels and links that look like one. */
export const buttonClasses = ({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string =>
  `btn btn-${variant} btn-${size}${block ? ' w-full' : ''}`

export type { ButtonLook }
