import { Copy, Download, MoreHorizontal, Pencil, Save, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { FileButton } from '#src/components/FileButton/FileButton.tsx';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { menuRows, sheet } from '#src/components/Menu/menuStyle.ts';
import { Text } from '#src/components/Typography/Typography.tsx';
import { Row } from '#stories/components/frames.tsx';
import type { Examples } from './examples.ts';

/** The list of an open menu: a real one would cover the page. */
const OpenMenu = styled.div`
  ${sheet}
  ${menuRows}
  inline-size: 180px;
`;

const address = 'layla.haddad@acme.example';

export const examples: Readonly<Record<string, Examples>> = {
  Button: {
    do: (
      <Row>
        <Button>Cancel</Button>
        <Button fill="solid" icon={<Save />} busy>
          Saving…
        </Button>
      </Row>
    ),
    dont: (
      <Row>
        <Button fill="solid">Cancel</Button>
        <Button fill="solid">Save</Button>
      </Row>
    ),
  },
  IconButton: {
    do: (
      <Row>
        <Text size="table">Layla Haddad</Text>
        <IconButton label="Edit Layla Haddad" icon={<Pencil />} />
        <IconButton label="Delete Layla Haddad" icon={<Trash2 />} />
        <Text size="small" muted>
          “Edit Layla Haddad”, “Delete Layla Haddad”
        </Text>
      </Row>
    ),
    dont: (
      <Row>
        <IconButton label="Move to the archive" icon={<MoreHorizontal />} tooltip={false} />
        <IconButton label="Export" icon={<Download />} tooltip={false} />
      </Row>
    ),
  },
  Link: {
    do: (
      <Text>
        The company has three <Link href="#">developers</Link>.
      </Text>
    ),
    dont: (
      <Text>
        The company has three developers. <Button size="small">Go to developers</Button>
      </Text>
    ),
  },
  CopyButton: {
    do: (
      <Row>
        <Text size="table">{address}</Text>
        <CopyButton label="Copy email" text={address} />
      </Row>
    ),
    dont: (
      <Row>
        <Text size="table">Layla Haddad</Text>
        <IconButton label="Copy" icon={<Copy />} />
      </Row>
    ),
  },
  FileButton: {
    do: (
      <Row>
        <FileButton label="Attach file" maxBytes={10_485_760} onFile={async () => null} />
        <Text size="small" muted>
          One file up to 10 MB
        </Text>
      </Row>
    ),
    dont: <Text muted>Drop your file anywhere on this page.</Text>,
  },
  Menu: {
    do: (
      <OpenMenu role="menu" aria-label="Actions">
        <div role="menuitem" tabIndex={-1}>
          Edit
        </div>
        <div role="menuitem" tabIndex={-1}>
          Export
        </div>
        <div role="menuitem" tabIndex={-1} data-intent="danger">
          Delete
        </div>
      </OpenMenu>
    ),
    dont: [
      1,
      <Menu
        key="menu"
        trigger={<Button icon={<MoreHorizontal />}>More</Button>}
        items={[{ id: 'add', label: 'Add Developer' }]}
      />,
    ],
  },
  Tooltip: {
    do: (
      <Row>
        <IconButton label="Toggle sidebar" icon={<MoreHorizontal />} />
        <Text size="small">Toggle sidebar</Text>
        <Kbd>Ctrl B</Kbd>
      </Row>
    ),
    dont: (
      <Row>
        <Button>Delete</Button>
        <Text size="small" muted>
          (only the tooltip says that nothing can be restored)
        </Text>
      </Row>
    ),
  },
  Kbd: {
    do: (
      <Text>
        Press <Kbd>Ctrl K</Kbd> to search, on a Mac <Kbd>⌘ K</Kbd>.
      </Text>
    ),
    dont: (
      <Text>
        Single-key shortcuts are off. Press <Kbd>J</Kbd> for the next row.
      </Text>
    ),
  },
};
