/** Broken only where a whole line is too short for it. */
const whole = { display: 'inline-block' }

interface MeasuresProps {
  readonly heads: readonly [name: string, figures: string]
  readonly rows: readonly { readonly name: string; readonly figures: readonly [metric: string, imperial: string] }[]
}

/** A table of names and lengths; its line stands clear of the heading above it. */
export function Measures({ heads, rows }: MeasuresProps) {
  return (
    <table style={{ marginBlockStart: '1.5em' }}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures: [metric, imperial] }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span style={whole}>{metric}</span> <span style={whole}>({imperial})</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
