/**
 * Passwords of 12 characters and more that people choose most: words, keyboard rows and dates made long enough. Compared
 * without regard to case. A guesser tries these first, so they are refused; there are no other rules than the length.
 */
export const commonPasswords: ReadonlySet<string> = new Set([
  '123456789012', '1234567890123', '12345678901234', '123456789012345', '1234567890123456', '012345678901', '0123456789012',
  '1234567891011', '123456789101112', '123456123456', '123412341234', '123123123123', '987654321098', '098765432109',
  '111111111111', '000000000000', '112233445566', '11223344556677', '121212121212', '147258369147', '1q2w3e4r5t6y', '1q2w3e4r5t6y7u',
  '1qaz2wsx3edc', '1qaz2wsx3edc4rfv', '1qazxsw23edc', 'q1w2e3r4t5y6', 'qazwsxedcrfv', 'qwertyuiopas', 'qwertyuiop12', 'qwertyuiop123',
  'qwertyuiop1234', 'qwerty123456', 'qwerty1234567', 'qwerty12345678', 'qwerty123456789', 'qwertyqwerty', 'qwertyasdfgh', 'qwertyuiop[]',
  'qwertyuiopasdfghjkl', 'qwertyuiopasdfghjklzxcvbnm', 'asdfghjkl123', 'asdfghjkl1234', 'asdfasdfasdf', 'asdfghasdfgh', 'zxcvbnm12345',
  'zxcvbnm123456', 'azertyuiop12', 'azertyuiop123', 'azerty123456', 'azertyazerty', 'azertyuiopqs',
  'password1234', 'password12345', 'password123456', 'password1234567', 'password12345678', 'password123456789', 'passwordpassword',
  'password2020', 'password2021', 'password2022', 'password2023', 'password2024', 'password2025', 'password2026', 'password123!',
  'password1234!', 'password!234', 'p@ssword1234', 'p@ssw0rd1234', 'p@ssw0rd123!', 'passw0rd1234', 'passw0rd123!', 'mypassword12', 'mypassword123',
  'mypassword1234', 'newpassword1', 'newpassword12', 'newpassword123', 'thispassword', 'thepassword1', 'yourpassword', 'secretpassword',
  'motdepasse12', 'motdepasse123', 'motdepasse1234', 'motdepassemotdepasse', 'monmotdepasse', 'monmotdepasse1', 'changeme1234', 'changeme12345',
  'changemenow1', 'changeit1234', 'letmein12345', 'letmein123456', 'letmeinletmein', 'letmeinplease', 'welcome12345', 'welcome123456',
  'welcome12345!', 'welcome2024!', 'welcome2025!', 'welcome2026!', 'welcomewelcome', 'bienvenue123', 'bienvenue1234', 'bienvenue2025',
  'iloveyou1234', 'iloveyou12345', 'iloveyou123456', 'iloveyouiloveyou', 'iloveyousomuch', 'iloveyouforever', 'jetaimejetaime', 'jetaime12345',
  'ilovemyfamily', 'ilovemymother', 'ilovecanada1', 'ilovecanada123', 'canada123456', 'canadacanada', 'canada12345!', 'toronto12345',
  'vancouver123', 'montreal1234', 'montreal12345', 'ottawa123456', 'quebec123456', 'immigration1', 'immigration12', 'immigration123',
  'immigration1234', 'immigration!', 'studypermit1', 'studypermit123', 'studentvisa1', 'studentvisa123', 'permanentresident', 'boreal123456',
  'borealboreal', 'administrator', 'administrator1', 'administrator123', 'admin1234567', 'admin12345678', 'admin123456789', 'adminadminadmin',
  'administrateur', 'administrateur1', 'testtesttest', 'test12345678', 'test123456789', 'testpassword', 'testpassword1', 'testing12345',
  'football1234', 'baseball1234', 'basketball12', 'superman1234', 'dragon123456', 'monkey123456', 'princess1234', 'sunshine1234', 'sunshine12345',
  'michael12345', 'jennifer1234', 'jessica12345', 'charlie12345', 'computer1234', 'internet1234', 'samsung12345', 'liverpool123', 'chelsea12345',
  'arsenal12345', 'barcelona123', 'manchester1', 'manchester12', 'manchester123', 'abcdefghijkl', 'abcdefghijklm', 'abcdefghijklmnop',
  'abcdefghijklmnopqrstuvwxyz', 'abcd12345678', 'abcdef123456', 'abc123456789', 'abc1234567890', 'abc123abc123', 'abcabcabcabc', 'aaaaaaaaaaaa',
  'a123456789012', 'a12345678901', 'aa1234567890', 'aa123456789012', 'trustno1trustno1', 'correcthorsebatterystaple', 'correct horse battery staple',
  'whateverwhatever', 'january12345', 'december2025', 'november2025', 'november2026', 'september2025', 'september2026', 'summer202512',
]);
