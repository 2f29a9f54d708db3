import { color, radius } from './theme'

const looks = {
  sun: { backgroundColor: color.solSoft, color: color.solSoftForeground },
  river: {
    backgroundColor: color.primarySoft,
    color: color.primarySoftForeground,
  },
  green: {
    backgroundColor: color.successSoft,
    color: color.successSoftForeground,
  },
  muted: { backgroundColor: color.muted, color: color.mutedForeground },
} as const

export type BadgeLook = keyof typeof looks

/** A status in one or two words. The colour only repeats their meaning. */
export function Badge({ look, children }: { look: BadgeLook; children: string }) {
  return (
    <span
      className={`badge-${look}`}
      style={{
        ...looks[look],
        display: 'inline-block',
        borderRadius: radius.badge,
        padding: '3px 12px',
        fontSize: '14px',
        lineHeight: '20px',
        fontWeight: 600,
      }}
    >
      {children}
    </span>
  )
}
