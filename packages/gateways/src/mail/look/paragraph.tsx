import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { color } from './theme'

/** Running text. `isQuiet` is for text that readers may skip. */
export function Paragraph({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  return (
    <Text
      className={isQuiet ? 'quiet' : undefined}
      style={{
        margin: '0 0 16px',
        fontSize: isQuiet ? '14px' : '16px',
        lineHeight: isQuiet ? '21px' : '25px',
        color: isQuiet ? color.mutedForeground : color.foreground,
      }}
    >
      {children}
    </Text>
  )
}
