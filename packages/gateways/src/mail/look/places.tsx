import { color } from './theme'

/** The places of a request as a row of dots; the sentence beside it says the same in words. */
export function Places({ taken, total }: { taken: number; total: number }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} data-skip-in-text="true">
      <tbody>
        <tr data-skip-in-text="true">
          {Array.from({ length: total }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no identity but their place
            <td key={place} data-skip-in-text="true" style={{ padding: '0 6px 10px 0' }}>
              <div
                style={{
                  width: '28px',
                  height: '8px',
                  borderRadius: '4px',
                  backgroundColor: place < taken ? color.primary : color.border,
                }}
              />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
