import { sampleWords } from '@lobby/samples';
import { withApp } from '@lobby/testing/stage';
import {
  AppColumn,
  Button,
  Card,
  Checkbox,
  Close,
  FormError,
  IconButton,
  LegalLine,
  PasswordField,
  TabPanel,
  Tabs,
  TextField,
  TextLink,
  TopBar,
  User,
} from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import styles from './login.module.css';

interface LoginProps {
  language: unknown;
  failed: boolean;
  busy: boolean;
}

function Login({ language, failed, busy }: LoginProps) {
  const said = sampleWords(language);
  const [way, setWay] = useState<'password' | 'sms'>('password');
  return (
    <AppColumn>
      <TopBar>
        <IconButton label={said.close} icon={<Close />} />
      </TopBar>
      <main className={styles.page}>
        <h1 className={styles.title}>{said.login}</h1>
        <Card>
          <form>
            <Tabs
              label={said.loginKind}
              controls="way"
              value={way}
              onChange={setWay}
              items={[
                { id: 'password', label: said.password },
                { id: 'sms', label: said.sms },
              ]}
            />
            <TabPanel id="way" value={way}>
              <div className={styles.fields}>
                {failed && <FormError>{said.failedText}</FormError>}
                <TextField
                  label={said.userName}
                  icon={<User size={20} />}
                  defaultValue="player01"
                />
                <PasswordField
                  label={said.password}
                  defaultValue="password"
                  error={failed ? said.failedTitle : undefined}
                />
                <div className={styles.line}>
                  <Checkbox label={said.remember} defaultChecked />
                  <TextLink to="/forgot">{said.forgot}</TextLink>
                </div>
                <Button type="submit" size="l" busy={busy}>
                  {said.login}
                </Button>
              </div>
            </TabPanel>
            <p className={styles.other}>
              {said.noAccount} <TextLink to="/register">{said.register}</TextLink>
            </p>
          </form>
        </Card>
        <LegalLine age="18+" text={said.legal} />
      </main>
    </AppColumn>
  );
}

const meta = {
  ...withApp(),
  title: 'Show pages/Login',
  component: Login,
  args: { language: 'VI', failed: false, busy: false },
  render: (args, { globals }) => <Login {...args} language={globals['language']} />,
} satisfies Meta<typeof Login>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Failed: Story = { args: { failed: true } };

export const Busy: Story = { args: { busy: true } };

export const LargeText: Story = { globals: { textSize: '200' } };
